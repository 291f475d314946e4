// Opens a picture in a process whose platform has switched off what it does not read itself.
import sharp, { type Sharp } from 'sharp';

export function openPicture(bytes: Buffer): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] });
  return sharp(bytes);
}
