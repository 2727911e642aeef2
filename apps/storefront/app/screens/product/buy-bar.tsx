import { type ReactNode, useEffect, useState } from 'react'
import { Name } from '../../parts/name.tsx'
import type { CardView } from '../../views/card.ts'

/**
 * On a phone: the button again at the foot, once the one in the form has been scrolled past. Only for fingers; keyboard
 * and screen reader have the other one.
 */
export function BuyBar({
  watched,
  name,
  children,
}: {
  /** Id of the button in the form. */
  watched: string
  name: CardView['name']
  children: ReactNode
}) {
  const isShown = useHasBeenPassed(watched)
  return (
    isShown && (
      <div className="buy-bar" aria-hidden="true">
        <span className="buy-bar-name">
          <Name>{name}</Name>
        </span>
        {children}
      </div>
    )
  )
}

function useHasBeenPassed(id: string): boolean {
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    const button = document.getElementById(id)
    if (!button) return
    // Everything below the top of the screen counts as visible: what is not was scrolled past, by any
    // distance.
    const observer = new IntersectionObserver(
      ([entry]) => setIsPassed(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(button)
    return () => {
      observer.disconnect()
      setIsPassed(false)
    }
  }, [id])
  return isPassed
}
