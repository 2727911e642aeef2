import { sql } from 'kysely'
import type { Video } from '../model/product.ts'

/** Video fields of `media m`: format and poster; null for a picture. */
export const video = sql<Video | null>`
  CASE WHEN m.kind = 'video' THEN jsonb_build_object(
    'format', split_part(m.mime, '/', 2),
    'poster', (SELECT jsonb_build_object('id', still.id, 'altText', still.alt_text, 'width', still.width,
                                         'height', still.height, 'ground', still.ground,
                                         'focalPoint', still.focal_point)
                 FROM media still WHERE still.site_id = m.site_id AND still.id = m.poster_id)) END`
