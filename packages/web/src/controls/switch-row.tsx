type SwitchRowProps = {
  readonly title: string;
  readonly hint: string;
  readonly on: boolean;
  /** Cannot be changed now; the hint says why. */
  readonly isShut?: boolean;
  readonly onChange: (on: boolean) => void;
};

export const SwitchRow = ({ title, hint, on, isShut = false, onChange }: SwitchRowProps) => (
  <label className="switch-row row">
    <span>
      <b>{title}</b>
      <small>{hint}</small>
    </span>
    <input
      className="switch"
      type="checkbox"
      checked={on}
      disabled={isShut}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
