import { menuRoomsWithin } from '../../../server/rooms.ts'
import { links } from '../../links.ts'
import { type RoomLink, wayOf } from '../collection/route.ts'
import type { Route } from '../screen.ts'

export type RoomsProps = {
  /** The room they are within; absent for those one enters first. */
  around?: RoomLink
  /** The rooms around that one, from the outside in. */
  way: readonly RoomLink[]
  rooms: readonly (RoomLink & { id: string; count: number })[]
  total: number
  page: number
  pages: number
}

const pageSize = 60

/** All rooms of a shop, or those within one, page by page: the menu has only as many as a page can carry. */
export const roomsRoute: Route = {
  load: async ({ api: { categories }, url, site, messages }) => {
    const slug = url.searchParams.get('within') ?? ''
    const page = readPage(url.searchParams.get('page'))
    const around = slug
      ? (await categories.getCategoryBySlug({ slug, fields: ['BREADCRUMBS_INFO'] })).category
      : undefined
    const filter = menuRoomsWithin(around ? { $eq: around.id } : { $exists: false })
    const [{ count: total }, { categories: found }] = await Promise.all([
      categories.countCategories({ filter }),
      categories.queryCategories({
        query: {
          filter,
          sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
          paging: { limit: pageSize, offset: (page - 1) * pageSize },
        },
      }),
    ])
    const props: RoomsProps = {
      ...(around && { around: { name: around.name, slug: around.slug } }),
      way: around ? wayOf(around) : [],
      rooms: found.map((room) => ({
        ...{ id: room.id, name: room.name, slug: room.slug, count: room.itemCounter },
      })),
      ...{ total, page, pages: Math.ceil(total / pageSize) },
    }
    const title = around
      ? messages.t('collection.within', { name: around.name })
      : messages.t('rooms.title')
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.rooms({ within: slug, page }),
      },
      props,
    }
  },
}

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
