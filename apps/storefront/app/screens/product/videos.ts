/** Height of a video's controls at its lower edge, in CSS pixels. */
const CONTROLS_HEIGHT = 80

/** Pauses the videos within an element, except one. A video in picture-in-picture continues. */
export function pauseVideos(within: ParentNode | null, except?: HTMLVideoElement): void {
  for (const video of within?.querySelectorAll('video') ?? []) {
    const isInPictureInPicture = video === document.pictureInPictureElement
    if (video !== except && !isInPictureInPicture && !video.paused) video.pause()
  }
}

type VideoBox = { bottom: number; height: number }

/** Whether a touch is for the controls of a started video, not for the carousel. */
export const isOnControls = (y: number, { bottom, height }: VideoBox, hasBegun: boolean): boolean =>
  hasBegun && bottom - y < Math.min(CONTROLS_HEIGHT, height / 2)

/** None of its formats can be played, or playback failed. An idle video briefly has no source. */
export function isBroken(video: HTMLVideoElement): boolean {
  const sources = [...video.querySelectorAll('source')]
  const isUnsupported = sources.every(({ type }) => type !== '' && !video.canPlayType(type))
  const hasNone = video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && !video.paused
  return video.error !== null || isUnsupported || hasNone
}
