// All that the page says: the desktop's own bundle and the page's, in one of the languages below.
import { properties } from './properties.js';
import { format } from './format.js';

/** Those of the desktop, by their codes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'];

let bundle = new Map();
export let language = 'en';

/** The language to begin with: what was chosen here, else the browser's first that is spoken. */
export function preferred(chosen, offered) {
  const wishes = [chosen, ...offered].filter(Boolean).map(wish => wish.slice(0, 2).toLowerCase());
  return wishes.find(wish => LANGUAGES.includes(wish)) || 'en';
}

/** The name of a language in that language: "English", "Deutsch". */
export function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  return name[0].toLocaleUpperCase(code) + name.slice(1);
}

/** Loads a language. English takes its place if it can't be loaded. */
export async function load(wanted, fetchText) {
  const read = async code => {
    const texts = await Promise.all(['words', 'page'].map(name => fetchText(`words/${name}_${code}.properties`)));
    return new Map(texts.flatMap(text => [...properties(text)]));
  };
  bundle = await read(wanted).catch(() => read('en'));
  language = wanted;
}

export const has = key => bundle.has(key);

/** A sentence. A key without one is shown as it is, which a test would find. */
export function say(key, ...values) {
  return bundle.has(key) ? format(bundle.get(key), values, language) : key;
}

/** Names in a row: "Anna, Ben and Cleo". */
export function list(names, last = 'list.and') {
  if (names.length < 2) return names[0] || '';
  return say(last, names.slice(0, -1).join(say('list.comma')), names[names.length - 1]);
}

/** "column 7", "columns 6 and 8". */
export function columns(numbers, last) {
  return say('columns', numbers.length, list(numbers.map(String), last));
}

/** What an option climbs: "7 twice", "6 and 8". */
export function climbs(numbers) {
  const twice = numbers.length === 2 && numbers[0] === numbers[1];
  return twice ? say('option.twice', String(numbers[0])) : list(numbers.map(String));
}
