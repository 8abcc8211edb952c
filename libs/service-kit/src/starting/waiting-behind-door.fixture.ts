import { once } from 'node:events';
import { isBehindDoor, keepDoor } from '../door/door.js';
import { openWaitingRoom } from './waiting-room.js';

/** A program behind a door, with no more than a room where it waits: when a line comes it closes that, and ends. */
if (isBehindDoor) {
  const room = await openWaitingRoom({ port: Number(process.argv[2]), host: '127.0.0.1' });
  process.stdout.write('open\n');
  await once(process.stdin, 'data');
  await room.close();
  process.exit();
} else keepDoor();
