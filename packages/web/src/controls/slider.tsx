type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly say: string;
  readonly onChange: (value: number) => void;
};

export const Slider = ({ label, value, min, max, step, say, onChange }: SliderProps) => (
  <span className="slider">
    <input
      type="range"
      aria-label={label}
      aria-valuetext={say}
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
    <output>{say}</output>
  </span>
);
