import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const namespace = ['unshare', '-rm'] as const;

/** Whether the system lets a program have a disk of its own. */
export const maySmallDisk =
  spawnSync(namespace[0], [...[namespace[1], 'mount', '-t', 'tmpfs', 'none', tmpdir()]]).status === 0;

/**
 * Before a program's words, it has a small disk for its data folder, which nobody else sees and which goes with the process.
 * @param usual a folder of it that stays on the usual disk, `besideIt`: SQLite opens no file by way of a process
 */
export const onSmallDisk = (megabytes: number, usual?: string): readonly string[] => [
  ...namespace,
  ...['sh', '-c'],
  [
    `mkdir -p "$LINTEL_DATA" && mount -t tmpfs -o size=${megabytes}m none "$LINTEL_DATA"`,
    ...(usual
      ? [
          `mkdir -p "${besideIt('$LINTEL_DATA', usual)}" "$LINTEL_DATA/${usual}"`,
          `mount --bind "${besideIt('$LINTEL_DATA', usual)}" "$LINTEL_DATA/${usual}"`,
        ]
      : []),
    'exec "$0" "$@"',
  ].join(' && '),
];

/** Where the folder is that stays on the usual disk. */
export const besideIt = (data: string, usual: string): string => `${data}.${usual}`;

/** Where others find a folder that is on the disk of a process. */
export const asSeenBy = (pid: number, folder: string): string => `/proc/${pid}/root${folder}`;
