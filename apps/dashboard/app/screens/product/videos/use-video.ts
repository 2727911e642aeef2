import type { MediaItem, MediaState } from '@vitrine/contract/media'
import { useEffect, useRef } from 'react'
import type { OperationName } from '../../../api/client.ts'
import { useCall, useInvalidate, useOperation } from '../../../shared/use-operation.ts'
import { createPoster } from './poster.ts'

/** Queries that show the still of a video. */
export const posterQueries: readonly OperationName[] = [
  'media.getMedia',
  'products.getProduct',
  'products.listProducts',
]

/** Poll intervals in milliseconds while a video is fetched: a failed one is fetched again later. */
const pollIntervals: Readonly<Record<MediaState, number | false>> = {
  remote: 3000,
  failed: 60_000,
  stored: false,
}

/** The library data of a video; undefined while loading, and for one that is not in the library yet. */
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

/** A video fetched from an address while the screen is open gets a poster like an uploaded one. */
export function usePosterOnArrival(video: MediaItem | undefined): void {
  const { call } = useCall()
  const refresh = useInvalidate()
  const state = useRef(video?.state)
  useEffect(() => {
    const wasAway = state.current !== undefined && state.current !== 'stored'
    const hasArrived = wasAway && video?.state === 'stored'
    state.current = video?.state
    if (!hasArrived || !video || video.posterId !== undefined) return
    // A failure is not fatal: the tile offers other ways to set a poster.
    createPoster(call, video).then(
      () => refresh(posterQueries),
      () => {},
    )
  })
}
