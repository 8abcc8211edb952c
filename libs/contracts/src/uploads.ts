/** What agents upload, and how much of it. The service decides by the file's content; the browser asks first, to spare people the wait. */
export const uploadKinds = ['image', 'floorplan', 'epc', 'logo'] as const;
export type UploadKind = (typeof uploadKinds)[number];

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const plans = [...pictures, 'application/pdf'] as const;
export type UploadContentType = (typeof plans)[number];

export const uploadContentTypes: Readonly<Record<UploadKind, readonly UploadContentType[]>> = {
  image: pictures,
  floorplan: plans,
  epc: plans,
  logo: pictures,
};

export const uploadLimits = {
  /** 20 MB. */
  bytes: 20_000_000,
  /** Of a picture: 50 megapixels. */
  pixels: 50_000_000,
  /** Of a picture's shorter side. */
  shortestSide: 100,
  fileName: 255,
} as const;
