import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { copy } from '#web/features/orders/copy.ts';

const MAX_TRIES = 4;

export type SignPreview = (path: string) => Promise<string | undefined>;

/** A picture behind a short-lived link; when the link has run out before the picture came, it asks for another one. */
export const SignedImage = ({ path, alt, sign }: { path: string; alt: string; sign: SignPreview }) => {
  const [tries, setTries] = useState(1);
  const [loadedPath, setLoadedPath] = useState<string>();
  const {
    data: url,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['preview', path],
    queryFn: async () => (await sign(path)) ?? null,
    staleTime: signedUrl.previewSeconds * 500,
    gcTime: signedUrl.previewSeconds * 500,
  });
  const isBroken = tries > MAX_TRIES || isError || url === null;
  const signAgain = async () => {
    if (tries < MAX_TRIES) await refetch();
    setTries(tries + 1);
  };
  return (
    <span className="relative block size-full">
      {!isBroken && loadedPath !== path && <Skeleton className="absolute inset-0 rounded-none" />}
      {isBroken && (
        <span className="grid size-full place-items-center bg-desk text-sm text-quiet">
          {copy.document.noPicture}
        </span>
      )}
      {!isBroken && url && (
        <img
          key={tries}
          src={url}
          alt={alt}
          onLoad={() => setLoadedPath(path)}
          onError={() => void signAgain()}
          className="absolute inset-0 size-full animate-appear object-contain object-top"
        />
      )}
    </span>
  );
};
