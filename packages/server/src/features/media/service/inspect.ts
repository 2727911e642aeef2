import {
  MAX_MEDIA_PIXELS,
  MediaTooLarge,
  UnsafeDrawing,
  UnsupportedMedia,
} from '@vitrine/contract/media'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Inspected } from '../model.ts'
import {
  drawingAt,
  looksLikeDrawing,
  MAX_DRAWING_BYTES,
  sizeOfDrawing,
  unsafePartOf,
} from '../rules/drawing.ts'
import { groundOf } from '../rules/ground.ts'

// Pictures are made side by side by our own queue; one thread each keeps the requests quick.
sharp.concurrency(1)
sharp.cache(false)

const SAMPLE = 24

/** What a picture is by its content, whatever its name says. Throws a declared error for what it is not. */
export async function inspect(file: Buffer): Promise<Inspected> {
  if (file.byteLength === 0) throw UnsupportedMedia({}, 'The file is empty')
  return looksLikeDrawing(file.subarray(0, 200).toString('utf8')) ? drawing(file) : bitmap(file)
}

async function bitmap(file: Buffer): Promise<Inspected> {
  const metadata = await open(file)
    .metadata()
    .catch(() => {
      throw UnsupportedMedia()
    })
  const known = formats[metadata.format]
  if (!known || (metadata.format === 'heif' && metadata.compression !== 'av1'))
    throw UnsupportedMedia()
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_MEDIA_PIXELS) throw MediaTooLarge({ width, height })
  const sample = open(file).resize(SAMPLE, SAMPLE, { fit: 'fill' })
  return { ...known, ...still, width, height, ground: await groundIn(sample) }
}

const open = (file: Buffer): Sharp => sharp(file, { limitInputPixels: MAX_MEDIA_PIXELS })

const still = { kind: 'image', durationMs: null } as const

const formats: Partial<Record<Metadata['format'], { mime: string; extension: string }>> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  gif: { mime: 'image/gif', extension: 'gif' },
  heif: { mime: 'image/avif', extension: 'avif' },
}

async function drawing(file: Buffer): Promise<Inspected> {
  if (file.byteLength > MAX_DRAWING_BYTES) {
    throw MediaTooLarge({ limitBytes: MAX_DRAWING_BYTES }, 'A drawing may have 5 MiB')
  }
  const text = decode(file)
  const unsafe = unsafePartOf(text)
  if (unsafe) throw UnsafeDrawing({ found: unsafe }, `The drawing holds ${unsafe}`)
  const size = sizeOfDrawing(text)
  if (!size) throw UnsupportedMedia({}, 'The drawing has neither a viewBox nor a width and height')
  const scale = SAMPLE / Math.max(size.width, size.height)
  const small = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  // Painted as small as it is looked at: a drawing that is resized is read twice.
  const ground = await groundIn(open(Buffer.from(drawingAt(text, small))))
  // It is served as pixels, which the ending of its id says.
  return { mime: 'image/svg+xml', extension: 'png', ...still, ...size, ground }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw UnsupportedMedia({}, 'The drawing is not written in UTF-8')
  }
}

/** Reads every pixel once, so a picture that is cut off is found here and not by a visitor. */
async function groundIn(sample: Sharp): Promise<string> {
  try {
    const { data, info } = await sample
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return groundOf({ data, width: info.width, height: info.height })
  } catch {
    throw UnsupportedMedia({}, 'The file is damaged: its pixels cannot be read')
  }
}
