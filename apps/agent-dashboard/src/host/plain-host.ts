import './plain-host.css';
import { showAlone } from '@lintel/web/host';
import remote from '../remote.js';

showAlone(remote, import.meta.env.BASE_URL);
