import { expect, it } from '@jest/globals';
import { toastCorner, toastTop } from './toast-corner.js';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

it('toasts stand at the bottom right, on a phone below the bar', () => {
  expect(toastCorner(desktop, { width: 448, height: 120 }, [])).toBe('bottom-right');
  expect(toastCorner(phone, { width: 390, height: 120 }, [])).toBe('top-right');
});

it('never cover the buttons that they are about', () => {
  const saveBar = { x: 1100, y: 840, width: 180, height: 44 };
  const cancel = { x: 160, y: 840, width: 100, height: 44 };
  const size = { width: 448, height: 120 };
  expect(toastCorner(desktop, size, [saveBar])).toBe('bottom-left');
  expect(toastCorner(desktop, size, [saveBar, cancel])).toBe('top-right');
  const belowTheBar = { x: 20, y: 100, width: 350, height: 52 };
  expect(toastCorner(phone, { width: 390, height: 120 }, [belowTheBar])).toBe('bottom-right');
});

it('leave the title of the dialog that they are in to be read', () => {
  const size = { width: 390, height: 120 };
  const tall = { x: 0, y: 67, width: 390, height: 77 };
  expect(toastTop(size, tall)).toBe(144);
  expect(toastTop(size, { ...tall, y: 400 })).toBe(64);
  expect(toastTop(size, undefined)).toBe(64);
  const belowTheTitle = { x: 20, y: 200, width: 350, height: 44 };
  expect(toastCorner(phone, size, [belowTheTitle], 144)).toBe('bottom-right');
});

it('cover as little as can be where no corner is free', () => {
  const top = { x: 20, y: 160, width: 350, height: 52 };
  const bottom = { x: 20, y: 780, width: 350, height: 44 };
  expect(toastCorner(phone, { width: 390, height: 120 }, [top, bottom])).toBe('top-right');
});
