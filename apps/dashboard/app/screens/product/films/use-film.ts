import type { MediaItem, MediaState } from '@vitrine/contract/media'
import { useEffect, useRef } from 'react'
import type { OperationName } from '../../../api/client.ts'
import { useCall, useOperation, useRefresh } from '../../../scaffold/use-operation.ts'
import { makeStill } from './still.ts'

/** What shows the still of a film. */
export const ofStills: readonly OperationName[] = [
  'media.getMedia',
  'catalogV1.getProduct',
  'catalogV1.queryProducts',
]

/** How often it is asked whether a film has arrived, in milliseconds: one that failed is fetched again later. */
const every: Readonly<Record<MediaState, number | false>> = {
  remote: 3000,
  failed: 60_000,
  stored: false,
}

/** What the library knows of a film; undefined until it answered, and for one that is not in it yet. */
export function useFilm(mediaId: string | undefined): MediaItem | undefined {
  const found = useOperation(
    'media.getMedia',
    { id: mediaId ?? '' },
    {
      enabled: mediaId !== undefined,
      every: (last) => (last ? every[last.media.state] : false),
    },
  )
  return found.data?.media
}

/** A film that arrives from its address while somebody looks gets a still as an uploaded one does. */
export function useStillOnArrival(film: MediaItem | undefined): void {
  const { call } = useCall()
  const refresh = useRefresh()
  const state = useRef(film?.state)
  useEffect(() => {
    const wasAway = state.current !== undefined && state.current !== 'stored'
    const hasArrived = wasAway && film?.state === 'stored'
    state.current = film?.state
    if (!hasArrived || !film || film.posterId !== undefined) return
    // A film works without a still: the tile says so, and offers the other ways to one.
    makeStill(call, film).then(
      () => refresh(ofStills),
      () => {},
    )
  })
}
