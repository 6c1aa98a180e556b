type PictureSource = {
  /** The JPG every browser can show. */
  src: string;
  width: number;
  height: number;
  /** The same picture, smaller to send, in several widths. */
  webp: readonly { width: number; url: string }[];
};

type PictureProps = {
  source: PictureSource;
  alt: string;
  /** How wide it is shown, as in the attribute of the same name. */
  sizes: string;
  /** Too small to be read: the smallest picture there is, on every screen. */
  tiny?: boolean;
  /** Among the first things seen, so it is not left for later. */
  eager?: boolean;
  className?: string;
};

/** A picture that keeps its place while it loads, in the smallest size that is still sharp. */
export const Picture = ({ source, alt, sizes, tiny = false, eager = false, className }: PictureProps) => (
  <picture>
    {source.webp.length > 0 && (
      <source
        type="image/webp"
        sizes={sizes}
        srcSet={(tiny ? smallestOf(source.webp) : source.webp)
          .map(({ url, width }) => `${url} ${width}w`)
          .join(', ')}
      />
    )}
    <img
      src={source.src}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      className={className}
    />
  </picture>
);

const smallestOf = (pictures: PictureSource['webp']) =>
  pictures.toSorted((one, other) => one.width - other.width).slice(0, 1);
