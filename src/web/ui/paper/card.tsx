import type { ReactNode } from 'react';

type CardProps = {
  as?: 'article' | 'div' | 'li' | 'section';
  className?: string;
  children: ReactNode;
};

export const Card = ({ as: Element = 'div', className = '', children }: CardProps) => (
  <Element className={`overflow-hidden rounded-card border border-line bg-paper ${className}`}>
    {children}
  </Element>
);
