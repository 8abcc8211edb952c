/**
 * React reads once, when it is first loaded, whether it is to help whoever develops with it, which costs a letter three times as much. Where nobody said what
 * a process is for, as under `npm start`, it is not. To be imported before anything that imports React; the order is what this is about.
 */
import './as-in-production.js';
import 'react';
import 'react/jsx-runtime';
import 'react-dom/server';
import './as-given.js';
