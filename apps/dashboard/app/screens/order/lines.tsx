import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { formatMinor } from '../orders/texts.ts'
import { LineSources } from './line-sources.tsx'
import type { Order, OrderLine } from './setup.ts'

interface LinesSectionProps {
  readonly order: Order
  readonly locale: string
}

/** The lines as bought, with returned quantities. */
export function LinesSection({ order, locale }: LinesSectionProps) {
  const { lines } = useMessages().order
  const language = useLanguage()
  return (
    <Section title={lines.heading}>
      <div className="list-frame">
        <table className="list order-lines">
          <thead>
            <tr>
              <th scope="col">{lines.product}</th>
              <th scope="col" className="cell-figure">
                {lines.price}
              </th>
              <th scope="col" className="cell-figure">
                {lines.quantity}
              </th>
              <th scope="col" className="cell-figure">
                {lines.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className="line-name">
                  <LineName order={order} line={line} />
                </th>
                <td className="cell-figure" data-word={lines.price}>
                  <span className="figure">{formatMinor(line.unitPrice, order, locale)}</span>
                </td>
                <td className="cell-figure" data-word={lines.quantity}>
                  <span className="figure">{formatNumber(line.quantity, language)}</span>
                </td>
                <td className="cell-figure" data-word={lines.total}>
                  <span className="figure">{formatMinor(line.total, order, locale)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** The promised shipping day. */
function PreorderNote({ preorder }: { readonly preorder: NonNullable<OrderLine['preorder']> }) {
  const { shipsAt } = preorder
  const { lines } = useMessages().order
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className="field-hint">
      {shipsAt === null
        ? lines.preorder
        : lines.preorderLeaves({ day: day.format(new Date(shipsAt)) })}
    </p>
  )
}

function LineName({ order, line }: { readonly order: Order; readonly line: OrderLine }) {
  const { lines } = useMessages().order
  const { name, productId, image, descriptionLines, sku, kind, refunded, restocked } = line
  const about = [
    ...descriptionLines.map((one) => `${one.name}: ${one.value}`),
    ...(sku ? [lines.sku({ sku })] : []),
    ...(kind === 'DIGITAL' ? [lines.digital] : []),
  ]
  const returned = [
    ...(refunded > 0 ? [lines.refunded({ n: refunded })] : []),
    ...(restocked > 0 ? [lines.restocked({ n: restocked })] : []),
  ]
  return (
    <div className="line-product">
      <Thumbnail url={image?.url} backgroundColor={undefined} />
      <div>
        {productId ? (
          <Link href={links.product(productId)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {about.length > 0 && (
          <p className="field-hint" dir="auto">
            {about.join(' · ')}
          </p>
        )}
        {line.preorder && <PreorderNote preorder={line.preorder} />}
        {line.sources.length > 0 && <LineSources order={order} line={line} />}
        {returned.length > 0 && <p className="line-returned">{returned.join(' · ')}</p>}
      </div>
    </div>
  )
}
