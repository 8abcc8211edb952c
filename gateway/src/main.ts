import cluster from 'node:cluster';
import { keepDoor } from './door.js';

// Small on purpose: what the process loads that keeps the door is what the kernel has to take apart before it closes it (ADR 73).
if (cluster.isPrimary) keepDoor();
else await import('./program/main.js');
