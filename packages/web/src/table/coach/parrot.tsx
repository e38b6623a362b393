/** Old Salt's parrot, who coaches: our own drawing, one for all games. */
export const Parrot = ({ size }: { readonly size: number }) => (
  <svg className="parrot" viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
    <path className="parrot-tail" d="M20 29c-3 5-6 8-9 10l1-5-4 2c3-3 5-7 6-11z" />
    <path
      className="parrot-body"
      d="M14 13c1-6 6-9 12-8 5 1 8 5 8 10 0 9-6 18-15 18-6 0-9-4-8-10 1-4 2-6 3-10z"
    />
    <path className="parrot-wing" d="M15 19c5-3 11-1 12 3-1 6-6 10-13 11-2-4-2-9 1-14z" />
    <path className="parrot-beak" d="M33 11c5 0 7 3 6 9-1-2-3-3-6-3-1-2-1-4 0-6z" />
    <circle className="parrot-eye" cx="28" cy="12" r="3.4" />
    <circle className="parrot-pupil" cx="28.6" cy="12" r="1.5" />
  </svg>
);
