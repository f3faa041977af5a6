// Written by `npm run generate` from openapi/. Changes belong there.

const b=f=>{const h=c,m=f.lengthOf;function o(t,{instancePath:a="",parentData:g,parentDataProperty:d,rootData:y=t}={}){let e=null,
s=0;if(typeof t=="string"){if(m(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return o.errors=e,s===
0}function c(t,{instancePath:a="",parentData:g,parentDataProperty:d,rootData:y=t}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.namespace!==
void 0&&(o(r.namespace,{instancePath:a+"/query/namespace",parentData:r,parentDataProperty:"namespace",rootData:y})||(e=e===
null?o.errors:e.concat(o.errors),s=e.length)),r.context!==void 0&&(o(r.context,{instancePath:a+"/query/context",parentData:r,
parentDataProperty:"context",rootData:y})||(e=e===null?o.errors:e.concat(o.errors),s=e.length)),r._fields!==void 0){let p=r.
_fields;if(Array.isArray(p)){const l=p.length;for(let i=0;i<l;i++){let u=p[i];if(typeof u=="string"){if(m(u)>8e3){const n={
instancePath:a+"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:a+
"/query/_fields/"+i,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const l={instancePath:a+"/query/_fields",schemaPath:"#/pro\
perties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),s++}}}else{const p={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(t.params!==void 0){let r=t.params;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const p={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}return c.errors=e,s===0}return{getAdsNamespace:h}};export{b as createValidators};
