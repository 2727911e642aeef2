import type { MediaItem, MediaState } from '@vitrine/contract/media'
import { useEffect, useRef } from 'react'
import type { OperationName } from '../../../api/client.ts'
import { useCall, useInvalidate, useOperation } from '../../../shared/use-operation.ts'
import { createPoster } from './poster.ts'

/** What shows the still of a video. */
export const posterQueries: readonly OperationName[] = [
  'media.getMedia',
  'products.getProduct',
  'products.listProducts',
]

/** How often it is asked whether a video has arrived, in milliseconds: one that failed is fetched again later. */
const pollIntervals: Readonly<Record<MediaState, number | false>> = {
  remote: 3000,
  failed: 60_000,
  stored: false,
}

/** What the library knows of a video; undefined until it answered, and for one that is not in it yet. */
export function useVideo(mediaId: string | undefined): MediaItem | undefined {
  const result = useOperation(
    'media.getMedia',
    { id: mediaId ?? '' },
    {
      enabled: mediaId !== undefined,
      refetchInterval: (last) => (last ? pollIntervals[last.media.state] : false),
    },
  )
  return result.data?.media
}

/** A video that arrives from its address while somebody looks gets a still as an uploaded one does. */
export function usePosterOnArrival(video: MediaItem | undefined): void {
  const { call } = useCall()
  const refresh = useInvalidate()
  const state = useRef(video?.state)
  useEffect(() => {
    const wasAway = state.current !== undefined && state.current !== 'stored'
    const hasArrived = wasAway && video?.state === 'stored'
    state.current = video?.state
    if (!hasArrived || !video || video.posterId !== undefined) return
    // A video works without a still: the tile says so, and offers the other ways to one.
    createPoster(call, video).then(
      () => refresh(posterQueries),
      () => {},
    )
  })
}
