import { query } from '@vitrine/sdk'
import { type Product, shop } from './shop.ts'
import { useAnswer } from './use-answer.ts'
import { listAddress } from './use-place.ts'

const PAGE = 12

async function findProducts(wish: URLSearchParams) {
  const [words, room] = [wish.get('words') ?? '', wish.get('room') ?? '']
  const page = Number(wish.get('page') ?? 1)
  let asked = query((built) => shop.catalogV1.queryProducts({ query: built })).limit(PAGE)
  if (room) asked = asked.hasSome('collections.id', [room])
  if (words) {
    const { productIds } = await shop.search.findProducts({ q: words, limit: 100 })
    if (productIds.length === 0) return { products: [], total: 0, page }
    asked = asked.in('id', productIds)
  }
  asked = wish.get('sort') === 'price' ? asked.ascending('price') : asked.descending('createdDate')
  const { items, totalCount } = await asked.skip((page - 1) * PAGE).find()
  return { products: items, total: totalCount ?? items.length, page }
}

/** Everything that fits what is looked for, a page at a time. */
export function ProductList({ wish }: { readonly wish: URLSearchParams }) {
  const found = useAnswer(`things ${wish}`, () => findProducts(wish))
  return (
    <>
      <h1>Small window</h1>
      <Search wish={wish} />
      {found.state === 'waiting' && <p role="status">Looking …</p>}
      {found.state === 'failed' && <p role="alert">{found.why}</p>}
      {found.state === 'there' && (
        <>
          <p role="status">{found.value.total === 1 ? '1 thing' : `${found.value.total} things`}</p>
          <ul className="things">
            {found.value.products.map((product) => (
              <Exhibit key={product.id} product={product} />
            ))}
          </ul>
          <Pages wish={wish} page={found.value.page} total={found.value.total} />
        </>
      )}
    </>
  )
}

function Search({ wish }: { readonly wish: URLSearchParams }) {
  const rooms = useAnswer('rooms', async () => {
    const { collections } = await shop.catalogV1.queryCollections({
      query: { paging: { limit: 50 } },
    })
    return collections
  })
  return (
    <search>
      <form
        key={String(wish)}
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          const fields = Object.fromEntries(new FormData(event.currentTarget))
          window.location.hash = listAddress(fields as Record<string, string>)
        }}
      >
        <label>
          Search
          <input
            type="search"
            name="words"
            defaultValue={wish.get('words') ?? ''}
            maxLength={100}
          />
        </label>
        <label>
          Room
          <select
            name="room"
            key={rooms.state}
            defaultValue={wish.get('room') ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">All rooms</option>
            {rooms.state === 'there' &&
              rooms.value.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <label>
          Order
          <select
            name="sort"
            defaultValue={wish.get('sort') ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">Newest first</option>
            <option value="price">Lowest price first</option>
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
    </search>
  )
}

function Exhibit({ product }: { readonly product: Product }) {
  const { name, slug, ribbon, media, price, stock } = product
  const picture = media.mainMedia?.image
  return (
    <li>
      <a href={`#/things/${encodeURIComponent(slug)}`}>
        {picture ? (
          <img
            src={`${picture.url}/w_640`}
            alt={picture.altText ?? ''}
            loading="lazy"
            style={{ background: picture.ground }}
          />
        ) : (
          <span className="no-picture" />
        )}
        {ribbon && <small>{ribbon}</small>}
        <span className="name">{name}</span>
      </a>
      <Price price={price} />
      {!stock.inStock && <p className="quiet">Sold out</p>}
    </li>
  )
}

/** What it costs; what it cost before stands beside it, struck out. */
export function Price({ price }: { readonly price: Product['price'] }) {
  const { price: before, discountedPrice: now } = price.formatted
  if (before === now) return <p className="price">{now}</p>
  return (
    <p className="price">
      {now} <span className="unseen">instead of</span> <s>{before}</s>
    </p>
  )
}

interface PagesProps {
  readonly wish: URLSearchParams
  readonly page: number
  readonly total: number
}

function Pages({ wish, page, total }: PagesProps) {
  const to = (next: number) => listAddress({ ...Object.fromEntries(wish), page: String(next) })
  const last = Math.ceil(total / PAGE)
  if (last <= 1) return null
  return (
    <nav aria-label="Pages" className="pages">
      {page > 1 ? <a href={to(page - 1)}>Previous</a> : <span />}
      <span>
        Page {page} of {last}
      </span>
      {page < last ? <a href={to(page + 1)}>Next</a> : <span />}
    </nav>
  )
}
