import viewing from '../blog/pictures/viewing.svg';
import street from '../home/pictures/hero-1600.webp';
import type { FramePicture } from './account-frame.js';

export const openDoor: FramePicture = {
  src: viewing,
  width: 960,
  height: 600,
  words: 'Keep the homes you like, and hear first when one changes.',
};

export const streetAtDusk: FramePicture = {
  src: street,
  width: 1600,
  height: 900,
  position: 'object-[70%_80%]',
  words: 'Your homes, in front of people who are looking for them.',
};
