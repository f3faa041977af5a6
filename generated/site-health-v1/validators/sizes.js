// Written by `npm run generate` from openapi/. Changes belong there.

const g=f=>{const m=l,u=f.lengthOf;function l(s,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:d=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.query!==void 0){let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0){let t=r._fields;if(Array.isArray(t)){const y=t.length;for(let p=0;p<y;p++){let n=t[p];if(typeof n==
"string"){if(u(n)>8e3){const o={instancePath:i+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/ite\
ms/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[o]:e.
push(o),a++}}else{const o={instancePath:i+"/query/_fields/"+p,schemaPath:"#/properties/query/properties/_fields/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),a++}}}else{const y={instancePath:i+
"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[y]:e.push(y),a++}}}else{const t={instancePath:i+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(s.params!==void 0){let r=s.
params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/params",schemaPath:"#/properties/params\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}return l.errors=e,
a===0}return{getDirectorySizes:m}};export{g as createValidators};
