import {
  MAX_MEDIA_PIXELS,
  MediaTooLarge,
  UnsafeDrawing,
  UnsupportedMedia,
} from '@vitrine/contract/media'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { FileProperties } from '../model.ts'
import { backgroundColorOf } from '../rules/background-color.ts'
import { looksLikeSvg, MAX_SVG_BYTES, svgAtSize, svgSize, unsafePartOf } from '../rules/svg.ts'

// Pictures are processed in parallel by our own queue; one thread each keeps requests fast.
sharp.concurrency(1)
sharp.cache(false)

const SAMPLE = 24

/** The type of a picture by its content, whatever its name. Throws a declared error for unsupported ones. */
export async function inspect(file: Buffer): Promise<FileProperties> {
  if (file.byteLength === 0) throw UnsupportedMedia({}, 'The file is empty')
  return looksLikeSvg(file.subarray(0, 200).toString('utf8')) ? drawing(file) : bitmap(file)
}

async function bitmap(file: Buffer): Promise<FileProperties> {
  const metadata = await open(file)
    .metadata()
    .catch(() => {
      throw UnsupportedMedia()
    })
  const existing = formats[metadata.format]
  if (!existing || (metadata.format === 'heif' && metadata.compression !== 'av1'))
    throw UnsupportedMedia()
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_MEDIA_PIXELS) throw MediaTooLarge({ width, height })
  const sample = open(file).resize(SAMPLE, SAMPLE, { fit: 'fill' })
  return { ...existing, ...imageFields, width, height, ground: await readBackgroundColor(sample) }
}

const open = (file: Buffer): Sharp => sharp(file, { limitInputPixels: MAX_MEDIA_PIXELS })

const imageFields = { kind: 'image', durationMs: null } as const

const formats: Partial<Record<Metadata['format'], { mime: string; extension: string }>> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  gif: { mime: 'image/gif', extension: 'gif' },
  heif: { mime: 'image/avif', extension: 'avif' },
}

async function drawing(file: Buffer): Promise<FileProperties> {
  if (file.byteLength > MAX_SVG_BYTES) {
    throw MediaTooLarge({ limitBytes: MAX_SVG_BYTES }, 'A drawing may have 5 MiB')
  }
  const text = decode(file)
  const unsafe = unsafePartOf(text)
  if (unsafe) throw UnsafeDrawing({ found: unsafe }, `The drawing holds ${unsafe}`)
  const size = svgSize(text)
  if (!size) throw UnsupportedMedia({}, 'The drawing has neither a viewBox nor a width and height')
  const scale = SAMPLE / Math.max(size.width, size.height)
  const small = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  // Rendered in the small size needed: a resized drawing is parsed twice.
  const ground = await readBackgroundColor(open(Buffer.from(svgAtSize(text, small))))
  // It is served as pixels, so its id has that extension.
  return { mime: 'image/svg+xml', extension: 'png', ...imageFields, ...size, ground }
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    throw UnsupportedMedia({}, 'The drawing is not written in UTF-8')
  }
}

/** Reads every pixel once, so a picture that is cut off is found here and not by a visitor. */
async function readBackgroundColor(sample: Sharp): Promise<string> {
  try {
    const { data, info } = await sample
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return backgroundColorOf({ data, width: info.width, height: info.height })
  } catch {
    throw UnsupportedMedia({}, 'The file is damaged: its pixels cannot be read')
  }
}
