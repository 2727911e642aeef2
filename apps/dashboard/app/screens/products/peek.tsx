import type { CatalogProduct } from '@vitrine/contract/products'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { formatMoney, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { ProductRow } from './row.ts'
import { stockTones } from './stock-tones.ts'

/** Above, variants are not loaded: their page has them. */
const MAX_VARIANTS = 100
/** More are counted. */
const MAX_SHOWN = 12

interface ProductPeekProps {
  readonly row: ProductRow
  readonly currency: string
  readonly now: Date
  readonly onClose: () => void
}

/** Picture, state, and price and stock of each variant. */
export function ProductPeek({ row, currency, now, onClose }: ProductPeekProps) {
  const { products } = useMessages()
  const parts = row.variants > MAX_VARIANTS ? ([] as const) : (['variants'] as const)
  const { data, error, refetch } = useOperation('products.getProduct', {
    id: row.id,
    parts: [...parts],
  })
  const product = data?.product
  return (
    <PeekPanel
      title={row.name}
      href={links.product(row.id)}
      onClose={onClose}
      error={error}
      onRetry={() => void refetch()}
    >
      {product && (
        <>
          {row.picture && (
            <img src={row.picture} alt="" style={{ backgroundColor: row.backgroundColor }} />
          )}
          <p>
            <Status tone={row.visible ? stockTones[row.stock] : 'quiet'}>
              {row.visible ? products.stockStates[row.stock] : products.hidden}
            </Status>
          </p>
          <Facts product={product} now={now} />
          <Variants product={product} currency={currency} />
        </>
      )}
    </PeekPanel>
  )
}

function Facts({ product, now }: { readonly product: CatalogProduct; readonly now: Date }) {
  const { products, product: texts } = useMessages()
  const { brand, sku, updatedDate } = product
  return (
    <dl className="peek-facts">
      {brand && (
        <div>
          <dt>{texts.brand}</dt>
          <dd>
            <bdi>{brand.name}</bdi>
          </dd>
        </div>
      )}
      {sku && (
        <div>
          <dt>SKU</dt>
          <dd className="figure">{sku}</dd>
        </div>
      )}
      <div>
        <dt>{products.columns.updated}</dt>
        <dd>
          <RelativeTime moment={updatedDate} now={now} />
        </dd>
      </div>
    </dl>
  )
}

function Variants({
  product: { variants = [], aggregates },
  currency,
}: {
  readonly product: CatalogProduct
  readonly currency: string
}) {
  const { products, peek } = useMessages()
  const language = useLanguage()
  const left = aggregates.variantCount - Math.min(variants.length, MAX_SHOWN)
  return (
    <>
      <table className="peek-rows">
        <thead>
          <tr>
            <th scope="col">{peek.variant}</th>
            <th scope="col" className="cell-figure">
              {products.columns.price}
            </th>
            <th scope="col" className="cell-figure">
              {products.columns.stock}
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.slice(0, MAX_SHOWN).map(({ id, choices, price, salePrice, stock }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{Object.values(choices).join(', ') || '–'}</bdi>
              </th>
              <td className="cell-figure figure">
                {formatMoney(salePrice ?? price, currency, language)}
              </td>
              <td className="cell-figure figure">
                {stock.quantity === null ? '–' : formatNumber(stock.quantity, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className="mute">{peek.more({ n: left })}</p>}
    </>
  )
}
