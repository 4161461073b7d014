import { useEffect, useRef, useState } from 'react';
import { firstValues } from '../data/format.js';
import { inputsOf, validate } from '../data/validate.js';
import { FieldInput } from './FieldInput.jsx';

/** A dialog to create a record, or to change the one given. */
export function RecordForm({ entity, record, problem, onSave, onClose }) {
  const dialog = useRef(null);
  const [values, setValues] = useState(() => record ?? firstValues(entity));
  const [errors, setErrors] = useState({});

  useEffect(() => {
    const element = dialog.current;
    element.showModal();
    return () => element.close();
  }, []);

  async function submit(event) {
    event.preventDefault();
    const checked = validate(entity, values);
    setErrors(checked.errors);
    if (checked.valid) await onSave(values).catch((error) => setErrors(error.errors));
  }

  return (
    <dialog ref={dialog} aria-labelledby="form-title" onCancel={onClose}>
      <h2 id="form-title">
        {record ? 'Edit' : 'Add'} {entity.name}
      </h2>
      <form noValidate onSubmit={submit}>
        {inputsOf(entity).map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            value={values[field.key]}
            error={errors[field.key]}
            onChange={(value) => setValues({ ...values, [field.key]: value })}
          />
        ))}
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <div className="form-actions">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Save
          </button>
        </div>
      </form>
    </dialog>
  );
}
