export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies in its frame: `scale` 1 fits all of it, `x` and `y` are how far its centre is from the frame's, in pixels. */
export interface View extends Point {
  readonly scale: number;
}

export const fitted: View = { scale: 1, x: 0, y: 0 };
export const greatestScale = 8;
/** One press of + or of its button. */
export const scaleStep = 1.5;
/** Pixels of one press of an arrow key. */
export const panStep = 80;

/** The size of a picture that fits into its frame as a whole. */
export function fittedSize(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return frame;
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest view without empty space that could hold more of the picture: one that is smaller than the frame stays in its middle. */
export function bounded({ scale, x, y }: View, picture: Size, frame: Size): View {
  const inside = within(scale, 1, greatestScale);
  const size = fittedSize(picture, frame);
  const across = Math.max(0, (size.width * inside - frame.width) / 2);
  const down = Math.max(0, (size.height * inside - frame.height) / 2);
  return { scale: inside, x: within(x, -across, across) + 0, y: within(y, -down, down) + 0 };
}

/** Zooms about a point, given from the frame's centre: what is below it stays there, as far as the picture's edges allow. */
export function zoomed(view: View, factor: number, about: Point, picture: Size, frame: Size): View {
  const scale = within(view.scale * factor, 1, greatestScale);
  const grown = scale / view.scale;
  return bounded(
    { scale, x: about.x - (about.x - view.x) * grown, y: about.y - (about.y - view.y) * grown },
    picture,
    frame,
  );
}

/** What a key means for a view; undefined when it means nothing, as an arrow does where there is nowhere to go. */
export function viewAfterKey(view: View, key: string, picture: Size, frame: Size): View | undefined {
  const centre = { x: 0, y: 0 };
  const panned = (x: number, y: number): View | undefined => {
    const next = bounded({ ...view, x: view.x + x, y: view.y + y }, picture, frame);
    return next.x === view.x && next.y === view.y ? undefined : next;
  };
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, scaleStep, centre, picture, frame);
    case '-':
    case '_':
      return zoomed(view, 1 / scaleStep, centre, picture, frame);
    case '0':
      return fitted;
    // The arrows move the eye, so the picture goes the other way.
    case 'ArrowLeft':
      return panned(panStep, 0);
    case 'ArrowRight':
      return panned(-panStep, 0);
    case 'ArrowUp':
      return panned(0, panStep);
    case 'ArrowDown':
      return panned(0, -panStep);
    default:
      return undefined;
  }
}
