// A dynamic import, so that shared libraries are agreed on before any module asks for one.
void import('./bootstrap.js');
