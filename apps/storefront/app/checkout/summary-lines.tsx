import { Money } from '@vitrine/ui/money'
import { useMessages } from '../messages/index.ts'
import { FramedPicture } from '../parts/framed-picture.tsx'
import { Name } from '../parts/name.tsx'
import type { PictureView } from '../views/picture.ts'

/** A line of a checkout or an order. */
export type SummaryLine = {
  id: string
  name: string
  picture?: PictureView
  details: readonly { name: string; value: string }[]
  quantity: number
  total: string
  /** A note, for example that it was refunded. */
  remark?: string
}

type SummaryLinesProps = { lines: readonly SummaryLine[]; currency: string }

export function SummaryLines({ lines, currency }: SummaryLinesProps) {
  const messages = useMessages()
  return (
    <ul className="summary-lines">
      {lines.map(({ id, name, picture, details, quantity, total, remark }) => (
        <li key={id} className="summary-line">
          <FramedPicture className="cart-picture" picture={picture} sizes="4rem" isDecorative />
          <div className="cart-line-text">
            <p>
              <Name>{name}</Name>
              {quantity > 1 && (
                <span className="v-mute v-num"> {messages.checkout.times({ n: quantity })}</span>
              )}
            </p>
            {(details.length > 0 || remark) && (
              <ul className="cart-details">
                {details.map((one) => (
                  <li key={one.name}>
                    <Name>{one.name}</Name>: <Name>{one.value}</Name>
                  </li>
                ))}
                {remark && <li className="cart-remark">{remark}</li>}
              </ul>
            )}
          </div>
          <Money value={total} currency={currency} />
        </li>
      ))}
    </ul>
  )
}
