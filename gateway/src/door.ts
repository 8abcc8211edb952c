import { isBehindDoor, keepDoor } from '@lintel/service-kit/door';

if (isBehindDoor) await import('./main.js');
else keepDoor();
