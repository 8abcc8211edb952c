import { TestEnvironment } from 'jest-environment-jsdom';

/** What pages use and jsdom leaves out; Node has it. */
const ofNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'setImmediate',
].concat('structuredClone');

/**
 * Where a component's spec runs: a document of jsdom, with what a browser has beside. Nothing has a size or a place there: what depends on that is
 * for the browser suite.
 */
export default class Document extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { global } = this;
    for (const name of ofNode) global[name] ??= globalThis[name];
    global.CSS ??= {
      escape: (text) =>
        text.replace(/^\d|[^\w\u0080-\uffff-]/g, (sign) => (/\d/.test(sign) ? `\\3${sign} ` : `\\${sign}`)),
    };
    global.scrollTo = () => undefined;
    global.matchMedia = (media) =>
      Object.assign(new global.EventTarget(), { media, matches: /reduced-motion|min-width/.test(media) });
    global.ResizeObserver = global.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Object.assign(global.Element.prototype, {
      scrollIntoView: () => undefined,
      scrollTo: () => undefined,
      hasPointerCapture: () => false,
      checkVisibility() {
        return this.isConnected && !this.closest('details:not([open])');
      },
      showPopover: () => undefined,
      hidePopover: () => undefined,
    });
    global.Blob.prototype.arrayBuffer ??= function () {
      const reader = new global.FileReader();
      const read = new Promise((resolve, reject) => {
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
      });
      reader.readAsArrayBuffer(this);
      return read;
    };
    addDialogs(global);
  }
}

/** A modal dialog takes the focus, closes with Escape and gives the focus back, as the standard says. */
function addDialogs({ document, Event, HTMLDialogElement }) {
  const before = new WeakMap();
  HTMLDialogElement.prototype.showModal = function () {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector('[autofocus], input, select, textarea, button, [href], [tabindex]')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    before.get(this)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', (event) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
