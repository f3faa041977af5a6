// Written by `npm run generate` from openapi/. Changes belong there.

const g=y=>{const c=u,f=y.lengthOf;function l(s,{instancePath:o="",parentData:m,parentDataProperty:h,rootData:n=s}={}){let e=null,
a=0;if(typeof s=="string"){if(f(s)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return l.errors=e,a===
0}function u(s,{instancePath:o="",parentData:m,parentDataProperty:h,rootData:n=s}={}){let e=null,a=0;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.query!==void 0){let r=s.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){
const t={instancePath:o+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),a++}if(r._fields!==void 0){let t=r._fields;if(Array.
isArray(t)){const i=t.length;for(let p=0;p<i;p++)l(t[p],{instancePath:o+"/query/_fields/"+p,parentData:t,parentDataProperty:p,
rootData:n})||(e=e===null?l.errors:e.concat(l.errors),a=e.length)}else{const i={instancePath:o+"/query/_fields",schemaPath:"\
#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:
e.push(i),a++}}r.url!==void 0&&(l(r.url,{instancePath:o+"/query/url",parentData:r,parentDataProperty:"url",rootData:n})||
(e=e===null?l.errors:e.concat(l.errors),a=e.length))}else{const t={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(s.params!==void 0){
let r=s.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}return u.errors=
e,a===0}return{getUrlDetails:c}};export{g as createValidators};
