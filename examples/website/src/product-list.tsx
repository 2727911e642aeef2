import { query } from '@vitrine/sdk'
import { type Product, shop } from './shop.ts'
import { useAsync } from './use-async.ts'
import { listAddress } from './use-route.ts'

const PAGE = 12

async function findProducts(searchParams: URLSearchParams) {
  const [words, collectionId] = [
    searchParams.get('words') ?? '',
    searchParams.get('collection') ?? '',
  ]
  const page = Number(searchParams.get('page') ?? 1)
  let productQuery = query((built) => shop.catalogV1.queryProducts({ query: built })).limit(PAGE)
  if (collectionId) productQuery = productQuery.hasSome('collections.id', [collectionId])
  if (words) {
    const { productIds } = await shop.search.findProducts({ q: words, limit: 100 })
    if (productIds.length === 0) return { products: [], total: 0, page }
    productQuery = productQuery.in('id', productIds)
  }
  productQuery =
    searchParams.get('sort') === 'price'
      ? productQuery.ascending('price')
      : productQuery.descending('createdDate')
  const { items, totalCount } = await productQuery.skip((page - 1) * PAGE).find()
  return { products: items, total: totalCount ?? items.length, page }
}

/** Products that match the filters, page by page. */
export function ProductList({ searchParams }: { readonly searchParams: URLSearchParams }) {
  const result = useAsync(`things ${searchParams}`, () => findProducts(searchParams))
  return (
    <>
      <h1>Small window</h1>
      <Search searchParams={searchParams} />
      {result.state === 'waiting' && <p role="status">Looking …</p>}
      {result.state === 'failed' && <p role="alert">{result.why}</p>}
      {result.state === 'there' && (
        <>
          <p role="status">
            {result.value.total === 1 ? '1 thing' : `${result.value.total} things`}
          </p>
          <ul className="things">
            {result.value.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
          <Pages searchParams={searchParams} page={result.value.page} total={result.value.total} />
        </>
      )}
    </>
  )
}

function Search({ searchParams }: { readonly searchParams: URLSearchParams }) {
  const collections = useAsync('collections', async () => {
    const { collections } = await shop.catalogV1.queryCollections({
      query: { paging: { limit: 50 } },
    })
    return collections
  })
  return (
    <search>
      <form
        key={String(searchParams)}
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
            defaultValue={searchParams.get('words') ?? ''}
            maxLength={100}
          />
        </label>
        <label>
          Collection
          <select
            name="collection"
            key={collections.state}
            defaultValue={searchParams.get('collection') ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">All collections</option>
            {collections.state === 'there' &&
              collections.value.map(({ id, name }) => (
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
            defaultValue={searchParams.get('sort') ?? ''}
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

function ProductCard({ product }: { readonly product: Product }) {
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

/** The price, with the struck original price when it is reduced. */
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
  readonly searchParams: URLSearchParams
  readonly page: number
  readonly total: number
}

function Pages({ searchParams, page, total }: PagesProps) {
  const to = (next: number) =>
    listAddress({ ...Object.fromEntries(searchParams), page: String(next) })
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
