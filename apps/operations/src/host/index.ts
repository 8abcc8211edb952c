import('./plain-host.js');
