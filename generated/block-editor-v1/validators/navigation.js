// Written by `npm run generate` from openapi/. Changes belong there.

const m=f=>{const l=n;function p(t,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:i=t}={}){let e=null,a=0;
if(Array.isArray(t)){const r=t.length;for(let s=0;s<r;s++)if(typeof t[s]!="string"){const y={instancePath:o+"/"+s,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
a++}return p.errors=e,a===0}function n(t,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:i=t}={}){let e=null,
a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(p(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||
(e=e===null?p.errors:e.concat(p.errors),a=e.length)),r._embed!==void 0&&(p(r._embed,{instancePath:o+"/query/_embed",parentData:r,
parentDataProperty:"_embed",rootData:i})||(e=e===null?p.errors:e.concat(p.errors),a=e.length)),r.context!==void 0&&typeof r.
context!="string"){const s={instancePath:o+"/query/context",schemaPath:"#/properties/query/properties/context/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.
push(s),a++}}if(t.params!==void 0){let r=t.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),a++}}}return n.errors=e,a===0}return{getNavigationFallback:l}};export{m as createValidators};
