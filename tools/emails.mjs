// `npm run emails`: shows every e-mail with example data at http://127.0.0.1:4319.
import { installMissing, run } from './install.mjs';

installMissing();
run('node', ['--watch', '--watch-preserve-output', 'services/notifications/preview/serve.ts']);
