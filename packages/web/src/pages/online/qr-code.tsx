import { encode } from 'uqr';

/** Modules of white round the code: a reader needs them to find its corners. */
const QUIET = 3;

type QrCodeProps = { readonly text: string; readonly label: string };

/** Always ink on white, at night, too: many readers take no light code on dark ground. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#10273b" shapeRendering="crispEdges" />
    </svg>
  );
};
