import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface PercentSliderProps {
  label: string;
  /** In per cent. */
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A value in per cent, with the browser's own slider. */
export function PercentSlider(props: PercentSliderProps) {
  const { label, value, min = 0, max = 100, onChange } = props;
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="500">
        {label}
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        min={min}
        max={max}
        disabled={max <= min}
        aria-valuetext={`${Math.round(value)} %`}
        value={value}
        w="100%"
        minH={{ base: '11', md: '6' }}
        accentColor="brand.solid"
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
