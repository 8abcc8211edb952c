import { Tally } from './tally.ts';

/** A picture of a home, acknowledged as one of its pictures. */
export interface PictureLine {
  /** Of its upload. */
  readonly id: string;
  /** Which of the files it is. */
  readonly file: string;
  readonly alt: string;
}

/** A home with pictures, as far as they were acknowledged. */
export interface PicturedHome {
  readonly id: number;
  /** In their order. */
  pictures: readonly PictureLine[];
}

/** What agents upload in a run. */
export class PicturesLedger {
  readonly homes: PicturedHome[] = [];
  /** Files that were said to have arrived whole, by their uploads; also of those that were taken out of their homes since. */
  readonly arrived = new Set<string>();
  readonly tally = new Tally();
  readonly contradictions: string[] = [];

  uploaded(id: string): void {
    if (this.arrived.has(id)) this.contradictions.push(`upload ${id} answers two files`);
    this.arrived.add(id);
    this.tally.acknowledged('picture uploaded');
  }

  shown(home: PicturedHome, what: string, pictures: readonly PictureLine[]): void {
    home.pictures = pictures;
    this.tally.acknowledged(what);
  }
}
