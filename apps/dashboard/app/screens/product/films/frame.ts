/** Longest side of a still, in pixels. */
const LONGEST = 2000
const QUALITY = 0.9
/** A film that shows nothing for so long is left without a still. */
const PATIENCE_MS = 20_000

/** Where a film of so many seconds usually shows something: a second in, or the middle of a short one. */
export const momentOf = (duration: number): number =>
  Number.isFinite(duration) ? Math.min(1, duration / 2) : 1

/** How large a still of a film is, in its ratio. */
export function stillSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, LONGEST / Math.max(width, height, 1))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** What a player shows at this moment, as a JPEG. Throws when it shows nothing that may be drawn. */
export async function drawFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.videoWidth === 0) throw new Error('The film shows nothing yet')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, stillSize(film.videoWidth, film.videoHeight))
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  const still = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
  if (!still) throw new Error('The frame cannot be drawn')
  return still
}

/** A frame of the film at an address of this host, without showing it to anybody. */
export async function frameOf(address: string): Promise<Blob> {
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.preload = 'auto'
  const stop = AbortSignal.timeout(PATIENCE_MS)
  try {
    film.src = address
    await happens(film, 'loadeddata', stop)
    film.currentTime = momentOf(film.duration)
    await happens(film, 'seeked', stop)
    return await drawFrame(film)
  } finally {
    // Lets go of the connection and of the decoder.
    film.removeAttribute('src')
    film.load()
  }
}

const happens = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked', stop: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const signal = stop
    film.addEventListener(name, () => resolve(), { once: true, signal })
    film.addEventListener('error', () => reject(new Error('The film cannot be played')), {
      once: true,
      signal,
    })
    stop.addEventListener('abort', () => reject(new Error('The film takes too long')))
  })
