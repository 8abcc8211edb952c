// The boundary behind which shared libraries are agreed on, before any module asks for one.
void import('./bootstrap.js');
