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
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(button)
    return () => {
      observer.disconnect()
      setIsPassed(false)
    }
  }, [id])
  return isPassed
}
