// Written by `npm run generate` from openapi/. Changes belong there.

const g=u=>{const c=n,l=u.lengthOf;function n(a,{instancePath:i="",parentData:f,parentDataProperty:h,rootData:d=a}={}){let e=null,
p=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.query!==void 0){let t=a.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.context!==void 0){let r=t.context;if(typeof r=="string"){if(l(r)>2e3){const s={instancePath:i+"/query/context",
schemaPath:"#/properties/query/properties/context/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT ha\
ve more than 2000 characters"};e===null?e=[s]:e.push(s),p++}}else{const s={instancePath:i+"/query/context",schemaPath:"#\
/properties/query/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),p++}}if(t._fields!==void 0){let r=t._fields;if(Array.isArray(r)){const s=r.length;for(let o=0;o<s;o++){let m=r[o];
if(typeof m=="string"){if(l(m)>8e3){const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/query/propertie\
s/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===
null?e=[y]:e.push(y),p++}}else{const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/query/properties/_fi\
elds/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),p++}}}else{const s={
instancePath:i+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[s]:e.push(s),p++}}}else{const r={instancePath:i+"/query",schemaPath:"#/propert\
ies/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}if(a.params!==
void 0){let t=a.params;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/params",schemaPath:"#/p\
roperties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),p++}}}return n.
errors=e,p===0}return{getIndex:c}};export{g as createValidators};
