// For any browser: shows the plain page if this one lacks what the seat needs.
(function () {
  var css = window.CSS && CSS.supports;
  var able = 'noModule' in document.createElement('script') && window.WebSocket && window.Promise && window.crypto
    && css && CSS.supports('width', '1cqw') && CSS.supports('height', '1dvh') && window.HTMLDialogElement && Element.prototype.animate;
  if (able) return;
  document.getElementById('old').hidden = false;
  document.getElementById('old').style.display = 'block';
  document.getElementById('page').style.display = 'none';
})();
