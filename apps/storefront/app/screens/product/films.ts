/** Where the controls of a film lie at its lower edge, in CSS pixels: buttons, and the bar to seek with. */
const CONTROLS_HEIGHT = 80

/** Stops what plays within an element, but for one film. What somebody watches in a window of its own goes on. */
export function pauseFilms(within: ParentNode | null, but?: HTMLVideoElement): void {
  for (const film of within?.querySelectorAll('video') ?? []) {
    const isElsewhere = film === document.pictureInPictureElement
    if (film !== but && !isElsewhere && !film.paused) film.pause()
  }
}

type Frame = { bottom: number; height: number }

/** Whether a touch at a height of the page is meant for the controls of a film that has begun, not for the strip. */
export const isOnControls = (y: number, { bottom, height }: Frame, hasBegun: boolean): boolean =>
  hasBegun && bottom - y < Math.min(CONTROLS_HEIGHT, height / 2)

/** No format of it can be played here, or it broke off. A film that nobody plays yet has no source for a moment. */
export function isBroken(film: HTMLVideoElement): boolean {
  const sources = [...film.querySelectorAll('source')]
  const isForeign = sources.every(({ type }) => type !== '' && !film.canPlayType(type))
  const hasNone = film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && !film.paused
  return film.error !== null || isForeign || hasNone
}
