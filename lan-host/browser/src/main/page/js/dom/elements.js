// Nodes of HTML and SVG, made without a framework: html('button.go', {onclick}, 'Roll').

const SVG = 'http://www.w3.org/2000/svg';

/** A node of HTML. The tag may carry classes: `div.plate.active`. */
export function html(tag, attributes, ...children) {
  return filled(document.createElement(nameOf(tag)), tag, attributes, children);
}

/** A node of SVG, made like one of HTML. */
export function svg(tag, attributes, ...children) {
  return filled(document.createElementNS(SVG, nameOf(tag)), tag, attributes, children);
}

function nameOf(tag) {
  return tag.split('.')[0];
}

function filled(node, tag, attributes, children) {
  const classes = tag.split('.').slice(1).join(' ');
  if (classes) node.setAttribute('class', classes);
  for (const [name, value] of Object.entries(attributes || {})) set(node, name, value);
  node.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return node;
}

/** Sets an attribute or a listener; null and false take it away. */
export function set(node, name, value) {
  if (name.startsWith('on')) node[name] = value;
  else if (name === 'style') node.style.cssText = value; // an attribute would be refused by the page's policy
  else if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value === true ? '' : value);
}

/** Changes a node's text only if it differs, so that a screen reader is not told the same thing twice. */
export function say(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Shows or hides a node. */
export function show(node, visible) {
  if (node.hidden === visible) node.hidden = !visible;
}

/** The node in place of all the children that another had. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
}

/**
 * Keeps the children of a node by key: those that stay keep their node (and with it its motion and focus).
 * @param items each with a `key`
 * @param make the node of a new item
 * @param update brings a node to an item
 */
export function keyed(parent, items, make, update) {
  const known = parent.keyedNodes || (parent.keyedNodes = new Map());
  const wanted = new Set(items.map(item => item.key));
  for (const [key, node] of known) {
    if (!wanted.has(key)) {
      node.remove();
      known.delete(key);
    }
  }
  items.forEach((item, index) => {
    let node = known.get(item.key);
    if (!node) known.set(item.key, (node = make(item)));
    update(node, item);
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] || null);
  });
}
