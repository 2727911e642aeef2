/** Where the controls of a video lie at its lower edge, in CSS pixels: buttons, and the bar to seek with. */
const CONTROLS_HEIGHT = 80

/** Stops what plays within an element, but for one video. What somebody watches in a window of its own goes on. */
export function pauseVideos(within: ParentNode | null, but?: HTMLVideoElement): void {
  for (const video of within?.querySelectorAll('video') ?? []) {
    const isElsewhere = video === document.pictureInPictureElement
    if (video !== but && !isElsewhere && !video.paused) video.pause()
  }
}

type Frame = { bottom: number; height: number }

/** Whether a touch at a height of the page is meant for the controls of a video that has begun, not for the strip. */
export const isOnControls = (y: number, { bottom, height }: Frame, hasBegun: boolean): boolean =>
  hasBegun && bottom - y < Math.min(CONTROLS_HEIGHT, height / 2)

/** No format of it can be played here, or it broke off. A video that nobody plays yet has no source for a moment. */
export function isBroken(video: HTMLVideoElement): boolean {
  const sources = [...video.querySelectorAll('source')]
  const isForeign = sources.every(({ type }) => type !== '' && !video.canPlayType(type))
  const hasNone = video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && !video.paused
  return video.error !== null || isForeign || hasNone
}
