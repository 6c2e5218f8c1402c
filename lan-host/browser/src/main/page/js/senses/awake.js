// Keeps the screen on during a game. Plain http has no wake lock, so a silent video plays; a browser lets it begin
// only inside a tap.
import { SILENT_VIDEO } from './silent-video.js';

export function awake(view, wished) {
  let video = null, lock = null;

  async function hold() {
    if (!wished() || (video && !video.paused) || lock) return;
    if (view.navigator.wakeLock) {
      lock = await view.navigator.wakeLock.request('screen').catch(() => null);
      if (lock) lock.addEventListener('release', () => (lock = null));
      if (lock) return;
    }
    if (!video) video = made(view.document);
    await video.play().catch(() => null);
  }

  function release() {
    if (video) video.pause();
    if (lock) lock.release();
    lock = null;
  }

  view.document.addEventListener('pointerup', hold);
  view.document.addEventListener('keydown', hold);
  return { hold, release, get held() { return Boolean(lock || (video && !video.paused)); } };
}

function made(document) {
  const video = document.createElement('video');
  Object.assign(video, { loop: true, muted: true, playsInline: true, src: SILENT_VIDEO });
  video.setAttribute('playsinline', '');
  video.setAttribute('aria-hidden', 'true');
  video.className = 'silent';
  document.body.append(video);
  return video;
}
