/** The address of a picture or a style sheet, which only a build gives. */
export default '/asset';
