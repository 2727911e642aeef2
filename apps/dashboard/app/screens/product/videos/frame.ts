/** Longest side of a still, in pixels. */
const MAX_SIDE_PX = 2000
const QUALITY = 0.9
/** A video that shows nothing for this time gets no poster. */
const TIMEOUT_MS = 20_000

/**
 * A good position for a still in a video of a given length in seconds: after one second, or the middle of a
 * short video.
 */
export const frameTimeOf = (duration: number): number =>
  Number.isFinite(duration) ? Math.min(1, duration / 2) : 1

/** How large a still of a video is, in its ratio. */
export function posterSize(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** The current frame of a player, as a JPEG. Throws when there is none that may be drawn. */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  if (video.videoWidth === 0) throw new Error('The video shows nothing yet')
  const canvas = document.createElement('canvas')
  Object.assign(canvas, posterSize(video.videoWidth, video.videoHeight))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const jpeg = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
  if (!jpeg) throw new Error('The frame cannot be drawn')
  return jpeg
}

/** A frame of the video at an address of this host, without showing it to anybody. */
export async function frameOf(address: string): Promise<Blob> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const stop = AbortSignal.timeout(TIMEOUT_MS)
  try {
    video.src = address
    await waitForEvent(video, 'loadeddata', stop)
    video.currentTime = frameTimeOf(video.duration)
    await waitForEvent(video, 'seeked', stop)
    return await drawFrame(video)
  } finally {
    // Lets go of the connection and of the decoder.
    video.removeAttribute('src')
    video.load()
  }
}

const waitForEvent = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked', stop: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const signal = stop
    video.addEventListener(name, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('The video cannot be played')), {
      once: true,
      signal,
    })
    stop.addEventListener('abort', () => reject(new Error('The video takes too long')))
  })
